/** One slice of the catalogue for browsers. */
import type { APIContext } from 'astro';
import { catalogue } from '#site/snapshot/catalogue.ts';

export const getStaticPaths = () =>
  Array.from({ length: catalogue().catalogueSlices() }, (_, index) => ({
    params: { slice: String(index) },
  }));

export const GET = ({ params }: APIContext): Response =>
  new Response(catalogue().catalogueSlice(Number(params['slice'])).text, {
    headers: { 'content-type': 'application/json' },
  });
