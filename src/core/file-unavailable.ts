/** A file could not be loaded: offline, or not found. */
export class FileUnavailable extends Error {
  override name = 'FileUnavailable';
}
