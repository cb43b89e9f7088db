/** Declares the cascade layers first in every stylesheet, so that the order in which a page links them never matters. */
import type { Plugin } from 'vite';

/** From the weakest to the strongest; Tailwind adds `properties`, the defaults of its own variables. */
const LAYERS: readonly string[] = ['properties', 'theme', 'base', 'components', 'utilities'];

/** Not its URL (`?url`), which is a script. */
const STYLESHEET = /\.css(?:$|\?(?!url))/;

export const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) =>
    STYLESHEET.test(id) ? { code: `@layer ${LAYERS.join(', ')};\n${code}`, map: null } : null,
};
