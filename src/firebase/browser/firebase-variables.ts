/** The Firebase settings of this build: see `.env.example`. */
import * as variables from 'astro:env/client';

export const FIREBASE_VARIABLES: Readonly<Record<string, string | undefined>> = { ...variables };
