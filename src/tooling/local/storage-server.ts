/**
 * A small local server instead of Cloud Storage: the REST calls of the `firebase/storage` SDK and of the publisher,
 * stored on disk.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { LOOPBACK } from './ports.ts';
import { mayDo, type ReadStoredAccess, type StorageDeed } from './storage-access.ts';
import {
  describable,
  openStorageDisk,
  type Describable,
  type StorageDisk,
} from './storage-disk.ts';
import { parseMultipart } from './storage-multipart.ts';
import { createUploads, type Uploads } from './storage-uploads.ts';

export interface StorageServer {
  /** Stops accepting requests and closes open connections. */
  close(): Promise<void>;
}

interface Reply {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

interface Call {
  method: string;
  bucket: string;
  /** Undefined for calls on the bucket itself. */
  name: string | undefined;
  query: URLSearchParams;
  header(name: string): string | undefined;
  body: Buffer;
  origin: string;
}

interface Shelf {
  disk: StorageDisk;
  uploads: Uploads;
  storedAccess: ReadStoredAccess;
}

const EVERYONE = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers':
    'authorization, content-type, x-firebase-storage-version, x-firebase-gmpid, x-firebase-appcheck, x-goog-upload-protocol, x-goog-upload-command, x-goog-upload-offset, x-goog-upload-header-content-length, x-goog-upload-header-content-type',
  'access-control-expose-headers':
    'x-goog-upload-status, x-goog-upload-url, x-goog-upload-size-received, content-type',
};

const json = (value: unknown, headers: Record<string, string> = {}): Reply => ({
  status: 200,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
});

const refuse = (status: number, message: string): Reply => ({
  ...json({ error: { code: status, message } }),
  status,
});
const NOT_FOUND = refuse(404, 'Not Found.');
const FORBIDDEN = refuse(403, 'Permission denied.');
const MALFORMED = refuse(400, 'Bad Request.');

const allowed = ({ storedAccess }: Shelf, call: Call, deed: StorageDeed): Promise<boolean> =>
  mayDo(deed, call.header('authorization'), storedAccess);

function parseDescription(
  value: unknown,
  contentType: string | undefined,
): Describable | undefined {
  const parsed = describable.safeParse(value);
  if (!parsed.success) return undefined;
  return { ...parsed.data, contentType: parsed.data.contentType ?? contentType };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

async function store(
  shelf: Shelf,
  call: Call,
  name: string,
  bytes: Buffer,
  description: Describable,
): Promise<Reply> {
  const contentType = description.contentType ?? '';
  const deed: StorageDeed = { kind: 'put', name, size: bytes.byteLength, contentType };
  if (!(await allowed(shelf, call, deed))) return FORBIDDEN;
  return json(await shelf.disk.put(call.bucket, name, bytes, description));
}

async function startUpload(shelf: Shelf, call: Call, name: string): Promise<Reply> {
  const contentType = call.header('x-goog-upload-header-content-type');
  const size = Number(call.header('x-goog-upload-header-content-length') ?? 0);
  const description = parseDescription(parseJson(call.body), contentType);
  if (description === undefined) return MALFORMED;
  const type = description.contentType ?? '';
  const deed: StorageDeed = { kind: 'put', name, size, contentType: type };
  if (!(await allowed(shelf, call, deed))) return FORBIDDEN;
  const id = shelf.uploads.start({ bucket: call.bucket, name, description });
  const path = `/v0/b/${encodeURIComponent(call.bucket)}/o`;
  const query = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' });
  return json(
    {},
    {
      'x-goog-upload-status': 'active',
      'x-goog-upload-url': `${call.origin}${path}?${query.toString()}`,
    },
  );
}

async function continueUpload(shelf: Shelf, call: Call, id: string): Promise<Reply> {
  const { uploads } = shelf;
  const upload = uploads.find(id);
  if (upload === undefined) return NOT_FOUND;
  const commands = (call.header('x-goog-upload-command') ?? '').split(/,\s*/);
  const state = (status: string): Record<string, string> => ({
    'x-goog-upload-status': status,
    'x-goog-upload-size-received': String(upload.size),
  });
  if (commands.includes('upload')) {
    const offset = Number(call.header('x-goog-upload-offset') ?? 0);
    if (!uploads.append(upload, offset, call.body)) return MALFORMED;
  }
  if (!commands.includes('finalize')) return json({}, state('active'));
  uploads.end(id);
  const reply = await store(
    shelf,
    call,
    upload.name,
    Buffer.concat(upload.received),
    upload.description,
  );
  return { ...reply, headers: { ...reply.headers, ...state('final') } };
}

async function upload(shelf: Shelf, call: Call): Promise<Reply> {
  const id = call.query.get('upload_id');
  if (id !== null) return await continueUpload(shelf, call, id);
  const name = call.query.get('name');
  if (name === null) return MALFORMED;
  if (call.header('x-goog-upload-protocol') === 'resumable')
    return await startUpload(shelf, call, name);
  const parts = parseMultipart(call.header('content-type') ?? '', call.body);
  const description = parts && parseDescription(parts.description, parts.contentType);
  if (parts === undefined || description === undefined) return MALFORMED;
  return await store(shelf, call, name, parts.bytes, description);
}

async function list(shelf: Shelf, call: Call): Promise<Reply> {
  const prefix = call.query.get('prefix') ?? '';
  if (!(await allowed(shelf, call, { kind: 'list', name: prefix }))) return FORBIDDEN;
  const files = await shelf.disk.list(call.bucket, prefix);
  return json({ items: files });
}

async function download({ disk }: Shelf, call: Call, name: string): Promise<Reply> {
  const file = await disk.describe(call.bucket, name);
  const bytes = await disk.read(call.bucket, name);
  if (file === undefined || bytes === undefined) return NOT_FOUND;
  const headers = {
    'content-type': file.contentType ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    ...(typeof file.cacheControl === 'string' && { 'cache-control': file.cacheControl }),
  };
  return { status: 200, body: bytes, headers };
}

async function onFile(shelf: Shelf, call: Call, name: string): Promise<Reply> {
  const { disk } = shelf;
  switch (call.method) {
    case 'GET': {
      const file = await disk.describe(call.bucket, name);
      // As in the real Storage, a file's download token grants access to the file.
      const token = call.query.get('token');
      const hasToken = token !== null && file?.downloadTokens === token;
      if (!hasToken && !(await allowed(shelf, call, { kind: 'get', name }))) return FORBIDDEN;
      if (call.query.get('alt') === 'media') return await download(shelf, call, name);
      return file === undefined ? NOT_FOUND : json(file);
    }
    case 'DELETE':
      if (!(await allowed(shelf, call, { kind: 'delete', name }))) return FORBIDDEN;
      return (await disk.remove(call.bucket, name)) ? { status: 204 } : NOT_FOUND;
    default:
      return refuse(405, 'Method Not Allowed.');
  }
}

async function answer(shelf: Shelf, call: Call): Promise<Reply> {
  if (call.method === 'OPTIONS') return { status: 204 };
  if (call.name !== undefined) return await onFile(shelf, call, call.name);
  if (call.method === 'POST') return await upload(shelf, call);
  return call.method === 'GET' ? await list(shelf, call) : refuse(405, 'Method Not Allowed.');
}

async function readCall(request: IncomingMessage): Promise<Call | undefined> {
  const origin = `http://${request.headers.host ?? LOOPBACK}`;
  const url = new URL(request.url ?? '/', origin);
  const path = /^\/(?:v0|storage\/v1)\/b\/([^/]+)\/o(?:\/(.+))?$/.exec(url.pathname);
  if (path?.[1] === undefined) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return {
    method: request.method ?? 'GET',
    bucket: decodeURIComponent(path[1]),
    name: path[2] === undefined ? undefined : decodeURIComponent(path[2]),
    query: url.searchParams,
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    body: Buffer.concat(chunks),
    origin,
  };
}

/**
 * Serves the files in `folder` on the loopback address.
 * @param options.storedAccess reads the caller's stored role, as the rules do
 * @throws when the port is in use
 */
export async function startStorageServer(options: {
  port: number;
  folder: string;
  storedAccess: ReadStoredAccess;
}): Promise<StorageServer> {
  const { port, folder, storedAccess } = options;
  const shelf: Shelf = { disk: openStorageDisk(folder), uploads: createUploads(), storedAccess };
  const server = createServer((request, response) => {
    readCall(request)
      .then((call) => (call === undefined ? NOT_FOUND : answer(shelf, call)))
      .catch((error: unknown) => refuse(500, String(error)))
      .then(({ status, body, headers }) => {
        response.writeHead(status, { ...EVERYONE, ...headers }).end(body);
      })
      // The client closed the connection, so no one receives the response.
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
