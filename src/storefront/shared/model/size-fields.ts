/** The quantity fields of a product's sizes on its page. */
import { weightsFrom, weighedSizes } from '#core/sizes/size-weights.ts';

/** The sizes with their weights; none if all weigh as much as the product. @param netWeightMg of the product */
export function weightsIn(form: HTMLFormElement | null, netWeightMg = 0) {
  const { mg } = form?.querySelector('fieldset')?.dataset ?? {};
  if (form === null || mg === undefined) return [];
  const sizes = [...form.querySelectorAll('input')].map(({ name }) => name);
  const sizeWeights = weightsFrom(mg.split(' ').map(Number), netWeightMg);
  return weighedSizes({ netWeightMg, sizes, sizeWeights });
}
