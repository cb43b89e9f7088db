/**
 * Loaded into firebase-tools before it starts: answers 400 to addresses that cannot be decoded, such as `/%`.
 * Its Hosting throws on them, and the whole process, Auth included, would end.
 */
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';

/** Can both the whole address and its parts be decoded? */
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

type Emit = (this: Server, event: string | symbol, ...values: unknown[]) => boolean;

// Node declares one overload for each event; all of them are this one function.
const prototype = Server.prototype as unknown as { emit: Emit };
const emit = prototype.emit;

prototype.emit = function guarded(event, ...values) {
  if (event === 'request') {
    // What Node's own server hands out with this event.
    const [request, response] = values as [IncomingMessage, ServerResponse];
    if (!isDecodable(request.url ?? '/')) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad Request\n');
      return true;
    }
  }
  return emit.call(this, event, ...values);
};
