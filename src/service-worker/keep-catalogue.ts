/** Keeps a small catalogue's data before anybody searches it. */
import { keep, keepAll } from './keep.ts';
import { CATALOGUE_PATH } from './request-kind.ts';
import { catalogue, catalogueParts } from './strategies.ts';

/** Of a larger one, only what a person has used is kept: nobody asked for half a megabyte. */
const PRODUCTS_AT_MOST = 2_000;

/** The addresses of a catalogue's files; none when it is too large, or of a form that is not known. */
export function partsToKeep(contents: unknown): string[] {
  if (typeof contents !== 'object' || contents === null) return [];
  const products: unknown = Reflect.get(contents, 'products');
  const slices: unknown = Reflect.get(contents, 'slices');
  if (typeof products !== 'number' || products > PRODUCTS_AT_MOST) return [];
  return Array.isArray(slices) ? slices.filter((slice) => typeof slice === 'string') : [];
}

/** @throws when the network fails and nothing was kept before */
export async function keepCatalogue(event: ExtendableEvent): Promise<void> {
  const { response, kept } = await keep(event, catalogue, CATALOGUE_PATH);
  if (!kept) return;
  await keepAll(event, catalogueParts, partsToKeep(await response.clone().json()));
}
