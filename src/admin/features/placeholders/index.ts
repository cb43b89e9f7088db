/** Screens that are to come, each with what it will do. */
import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { placeholderScreen } from './placeholder-screen.tsx';

const parent = { getParentRoute: () => rootRoute };

export const routes = [
  createRoute({
    ...parent,
    path: 'inventory',
    component: placeholderScreen(
      'Inventory Management',
      [
        'Exact stock of every product, with each movement and who made it.',
        'Counting by scanner, and a warning before something runs out.',
      ],
      {
        words: 'whether a piece is in stock stands in its product.',
        to: '/products',
        name: 'To the products',
      },
    ),
  }),
  createRoute({
    ...parent,
    path: 'media',
    component: placeholderScreen(
      'Media Management',
      [
        'All pictures in one place, with the products and posts that use each.',
        'Pictures that nothing uses, to be deleted together.',
      ],
      {
        words: 'pictures are added to their products by the names of their files.',
        to: '/products/pictures',
        name: 'Add pictures',
      },
    ),
  }),
  createRoute({
    ...parent,
    path: 'reviews',
    component: placeholderScreen('Reviews Management', [
      'What customers say of products, to be read, answered and shown.',
    ]),
  }),
  createRoute({
    ...parent,
    path: 'support',
    component: placeholderScreen(
      'Customer Support',
      ['Questions of customers by WhatsApp and mail, beside their orders.'],
      {
        words: 'every step of an order has its message on WhatsApp.',
        to: '/orders',
        name: 'To the orders',
      },
    ),
  }),
  createRoute({
    ...parent,
    path: 'users',
    component: placeholderScreen('Admin Users', [
      'Who of the staff may enter here. Until then: npm run admin.',
    ]),
  }),
];
