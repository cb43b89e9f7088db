/** Planned features, each with a description. */
import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { placeholderScreen } from './placeholder-screen.tsx';

const parent = { getParentRoute: () => rootRoute };

export const routes = [
  createRoute({
    ...parent,
    path: 'reviews',
    component: placeholderScreen('Reviews Management', [
      'Read and answer customer reviews, and choose which ones the site shows.',
    ]),
  }),
  createRoute({
    ...parent,
    path: 'support',
    component: placeholderScreen(
      'Customer Support',
      ['Customer questions from WhatsApp and email, next to their orders.'],
      ['For now, message a customer on WhatsApp from the order.', '/orders', 'Go to orders'],
    ),
  }),
];
