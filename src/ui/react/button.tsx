/** A button, as `ui/Button.astro` is in pages. */
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonKind, type ButtonSize } from '#ui/button-class.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
}

export const Button = ({ kind = 'primary', size = 'normal', className, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={`${buttonClass(kind, size)}${className === undefined ? '' : ` ${className}`}`}
  />
);
