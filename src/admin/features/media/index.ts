/** The media library: all uploaded pictures. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';
import { readMediaSearch } from './media-search.ts';

export const routes = [
  createRoute({
    path: 'media',
    validateSearch: readMediaSearch,
    ...screen(() => import('./media-screen.tsx'), 'MediaScreen'),
  }),
];
