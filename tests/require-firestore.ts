/** Refuses to run the Firestore tests without an emulator, rather than let them reach a real project. */
export function setup(): void {
  if (process.env['FIRESTORE_EMULATOR_HOST'] === undefined) {
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: run these tests through `npm test`.');
  }
}
