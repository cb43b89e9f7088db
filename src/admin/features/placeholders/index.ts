/** Planned features, each with a description. */
import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { placeholderScreen } from './placeholder-screen.tsx';

const parent = { getParentRoute: () => rootRoute };

export const routes = [
  createRoute({
    ...parent,
    path: 'inventory',
    component: placeholderScreen({
      title: 'Inventory Management',
      plans: [
        'Exact stock of every product, with each movement and who made it.',
        'Stock counts with a barcode scanner.',
        'A warning before a product runs out.',
      ],
      meanwhile: {
        text: 'For now, set the stock of a product on its page.',
        to: '/products',
        name: 'Go to products',
      },
    }),
  }),
  createRoute({
    ...parent,
    path: 'media',
    component: placeholderScreen({
      title: 'Media Management',
      plans: [
        'All images in one place, with the products and posts that use them.',
        'A list of unused images, to delete them together.',
      ],
      meanwhile: {
        text: 'For now, add images to products by file name.',
        to: '/products/pictures',
        name: 'Add images',
      },
    }),
  }),
  createRoute({
    ...parent,
    path: 'reviews',
    component: placeholderScreen({
      title: 'Reviews Management',
      plans: ['Read and answer customer reviews, and choose which ones the site shows.'],
    }),
  }),
  createRoute({
    ...parent,
    path: 'support',
    component: placeholderScreen({
      title: 'Customer Support',
      plans: ['Customer questions from WhatsApp and email, next to their orders.'],
      meanwhile: {
        text: 'For now, message a customer on WhatsApp from the order.',
        to: '/orders',
        name: 'Go to orders',
      },
    }),
  }),
  createRoute({
    ...parent,
    path: 'users',
    component: placeholderScreen({
      title: 'Admin Users',
      plans: [
        'Add and remove staff who can sign in to the back office.',
        'Roles, such as sales, packing and content.',
      ],
      meanwhile: { text: 'For now, ask support to add or remove a staff member.' },
    }),
  }),
];
