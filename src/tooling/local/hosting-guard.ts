/**
 * Loaded into firebase-tools before it starts: responds with status 400 to URLs that cannot be decoded, such as `/%`.
 * Its Hosting throws an error for them, which would end the whole process including Auth. It also forwards requests
 * with Cloud Storage paths: documents contain no URLs without https, so local documents refer to pictures by path.
 * Responses are not compressed, which on one machine costs more than it saves.
 */
import {
  request as sendRequest,
  Server,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { LOCAL_PICTURES } from '#core/pictures/picture-address.ts';

/** Whether the URL and each of its parts can be decoded. */
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** Port of the local Storage server; unset if there is none. */
const STORAGE_PORT = process.env['PICTURES_PORT'];

function handOn(port: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const upstream = sendRequest(
    { host: '127.0.0.1', port, method, path: url, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.once('error', () => response.writeHead(502).end());
  request.pipe(upstream);
}

type Emit = (this: Server, event: string, ...values: unknown[]) => boolean;

const prototype: { emit: Emit } = Server.prototype;
const { emit } = prototype;

prototype.emit = function guarded(event, ...values) {
  if (event === 'request') {
    // The arguments of this event in Node's HTTP server.
    const [request, response] = values as [IncomingMessage, ServerResponse];
    delete request.headers['accept-encoding'];
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
