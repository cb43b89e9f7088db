/** The region of the Cloud Functions, near the database in Mumbai. */
export const FUNCTIONS_REGION = 'asia-south1';
