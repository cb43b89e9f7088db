/** A button of the back office: small, and secondary unless it is the one thing to do. */
import { Button as AnyButton, type ButtonProps } from '#ui/react/button.tsx';

export const Button = ({ kind = 'secondary', ...props }: Omit<ButtonProps, 'size'>) => (
  <AnyButton {...props} kind={kind} size="small" />
);
