/** The screens of planned features. */
import { placeholderScreen } from './placeholder-screen.tsx';

export const ReviewsScreen = placeholderScreen('Reviews Management', [
  'Read and answer customer reviews, and choose which ones the site shows.',
]);

export const SupportScreen = placeholderScreen(
  'Customer Support',
  ['Customer questions from WhatsApp and email, next to their orders.'],
  ['For now, message a customer on WhatsApp from the order.', '/orders', 'Go to orders'],
);
