/** What this build was told of the shop's Firebase project: see `.env.example`. */
import * as variables from 'astro:env/client';

export const FIREBASE_VARIABLES: Readonly<Record<string, string | undefined>> = { ...variables };
