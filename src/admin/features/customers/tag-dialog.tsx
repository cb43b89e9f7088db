/** Dialog for the tag to add or remove. */
import { Button } from '#admin/shell/button.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { describedBy } from '#ui/react/field.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { formatCount } from '#core/format.ts';
import { LONGEST_TAG } from '#schema/limits.ts';
import { CONTROL } from '#admin/shell/look/classes.ts';

interface Props {
  action: 'add' | 'remove';
  count: number;
  onChoose: (tag: string) => void;
  onClose: () => void;
}

const TITLES = { add: 'Add tag to', remove: 'Remove tag from' } as const;

const tagForm = z.object({
  tag: z
    .string()
    .trim()
    .min(1, 'Enter a tag.')
    .max(LONGEST_TAG)
    // The customer's page separates tags by commas.
    .refine((tag) => !tag.includes(','), 'A tag can’t contain a comma. Add one tag at a time.'),
});

export function TagDialog({ action, count, onChoose, onClose }: Props) {
  const { register, handleSubmit, clearErrors, formState } = useForm({
    resolver: zodResolver(tagForm),
    defaultValues: { tag: '' },
    reValidateMode: 'onSubmit',
  });
  const error = formState.errors.tag?.message;
  const hint = error === undefined && 'Only staff see tags.';
  const id = useId();
  const who = `${formatCount(count)} ${count === 1 ? 'customer' : 'customers'}`;
  return (
    <Dialog title={`${TITLES[action]} ${who}`} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => void handleSubmit(({ tag }) => onChoose(tag))(event)}
      >
        <FormFieldFrame id={id} label="Tag" error={error} hint={hint}>
          <input
            {...register('tag', { onChange: () => clearErrors('tag') })}
            id={id}
            className={CONTROL}
            maxLength={LONGEST_TAG}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy(id, error, hint)}
          />
        </FormFieldFrame>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" kind="primary">
            {action === 'add' ? 'Add tag' : 'Remove tag'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      </form>
    </Dialog>
  );
}
