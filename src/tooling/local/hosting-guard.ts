/**
 * Loaded into firebase-tools before it starts: answers 400 to addresses that cannot be decoded, such as `/%`.
 * Its Hosting throws on them, and the whole process, Auth included, would end. And it hands on what is asked for by the
 * paths of Cloud Storage: documents hold no address without https, so that locally they name pictures by their path.
 */
import { request as ask, Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { LOCAL_PICTURES } from '#core/pictures/picture-address.ts';

/** Can both the whole address and its parts be decoded? */
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** Where the stand-in for Cloud Storage answers; unset, there is none. */
const STORAGE_PORT = process.env['PICTURES_PORT'];

function handOn(port: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const upstream = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.once('error', () => response.writeHead(502).end());
  request.pipe(upstream);
}

type Emit = (this: Server, event: string, ...values: unknown[]) => boolean;

const prototype: { emit: Emit } = Server.prototype;
const { emit } = prototype;

prototype.emit = function guarded(event, ...values) {
  if (event === 'request') {
    // What Node's own server hands out with this event.
    const [request, response] = values as [IncomingMessage, ServerResponse];
    if (!isDecodable(request.url ?? '/')) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad Request\n');
      return true;
    }
    if (STORAGE_PORT !== undefined && request.url?.startsWith(LOCAL_PICTURES) === true) {
      handOn(STORAGE_PORT, request, response);
      return true;
    }
  }
  return emit.call(this, event, ...values);
};
