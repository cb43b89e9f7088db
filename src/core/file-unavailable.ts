/** A file could not be had: no connection, or it is not there. */
export class FileUnavailable extends Error {
  override name = 'FileUnavailable';
}
