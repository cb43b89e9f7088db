/** Bulk import: product lists as CSV, and images placed by the SKU in their file names. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';

export const routes = [
  createRoute({
    path: 'products/import',
    ...screen(() => import('./import-screen.tsx'), 'ImportScreen'),
  }),
  createRoute({
    path: 'products/pictures',
    ...screen(() => import('./pictures-screen.tsx'), 'PicturesScreen'),
  }),
];
