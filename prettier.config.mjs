/** @type {import('prettier').Config} */
export default {
  singleQuote: true,
  printWidth: 100,
  plugins: ['prettier-plugin-astro', 'prettier-plugin-tailwindcss'],
  tailwindStylesheet: './src/ui/styles/global.css',
  overrides: [{ files: '*.astro', options: { parser: 'astro' } }],
};
