/** A form of the storefront: a schema says what is wrong with it and what is sent of it; its parts are fields. */
import { zodResolver } from '@hookform/resolvers/zod';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import {
  FormProvider,
  useForm,
  useFormContext,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { Result } from '#core/result.ts';
import { Field, type FieldProps } from '#ui/react/field.tsx';
import { PasswordField } from '#ui/react/password-field.tsx';
import { SelectField } from '#ui/react/select-field.tsx';
import { useWork } from '#ui/react/use-work.ts';
import { afterPress } from './after-press.ts';

type FormSchema<Fields, Sent> = ZodMiniType<Sent, Fields>;

interface Options<Fields extends FieldValues, Sent> {
  /** One that depends on what is chosen is a function of the fields. */
  schema: FormSchema<Fields, Sent> | ((fields: Fields) => FormSchema<Fields, Sent>);
  /** Without any, what was typed before the script came stays. */
  begin?: DefaultValues<Fields>;
  /** Gets what the schema makes of the fields. A failure is shown. */
  send: (sent: Sent, fields: UseFormReturn<Fields, unknown, Sent>) => Promise<Result<unknown>>;
  /** Shown besides what is wrong with each field. */
  invalid?: string;
  /** The field that a failure is about, by its code. */
  fieldOf?: (code: string | undefined) => string | undefined;
}

export interface CustomerForm<Fields extends FieldValues, Sent = unknown> {
  fields: UseFormReturn<Fields, unknown, Sent>;
  isBusy: boolean;
  /** What went wrong with the form as a whole. */
  message: string;
  /** Does something else in the form's name, such as asking Google; while it is under way nothing else is. */
  run: (work: () => Promise<Result<unknown>>) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Counts what was tried: after each the first wrong field gets the focus. */
  attempts: number;
}

export function useCustomerForm<Fields extends FieldValues, Sent>({
  schema,
  begin,
  send,
  invalid = '',
  fieldOf = () => undefined,
}: Options<Fields, Sent>): CustomerForm<Fields, Sent> {
  const [message, setMessage] = useState('');
  const [attempts, setAttempts] = useState(0);
  const { isBusy, run } = useWork();
  const fields = useForm<Fields, unknown, Sent>({
    ...(begin !== undefined && { defaultValues: begin }),
    mode: 'onSubmit',
    // `FormField` says when: as a field is left, not while it is typed into.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values, context, options) =>
      zodResolver(typeof schema === 'function' ? schema(values) : schema)(values, context, options),
  });
  const show = (result: Result<unknown>) => {
    if (result.success) return;
    const field = fieldOf(result.code);
    if (field === undefined || !(field in fields.getValues())) setMessage(result.error);
    // One of the form's own.
    else fields.setError(field as FieldPath<Fields>, { message: result.error });
  };
  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      setMessage('');
      await work();
      setAttempts((count) => count + 1);
    });

  return {
    fields,
    isBusy,
    message,
    attempts,
    run: (work) =>
      attempt(async () => {
        fields.clearErrors();
        show(await work());
      }),
    onSubmit: (event) => {
      event.preventDefault();
      // Password managers may fill in a field without an event.
      for (const [name, text] of new FormData(event.currentTarget)) {
        // The form's own names, whose fields are texts.
        const [field, typed] = [name as FieldPath<Fields>, text as Fields[FieldPath<Fields>]];
        if (fields.getValues(field) !== typed) fields.setValue(field, typed);
      }
      attempt(
        fields.handleSubmit(
          async (sent) => show(await send(sent, fields)),
          () => setMessage(invalid),
        ),
      );
    },
  };
}

/** Begins the ids of a form's fields, where a page has several forms. */
const IdContext = createContext('');

interface FormProps<Fields extends FieldValues, Sent> extends Pick<
  ComponentProps<'form'>,
  'className' | 'onInput'
> {
  form: CustomerForm<Fields, Sent>;
  id?: string;
  children: ReactNode;
}

export function CheckedForm<Fields extends FieldValues, Sent>({
  form,
  id = '',
  children,
  ...rest
}: FormProps<Fields, Sent>) {
  const place = useRef<HTMLFormElement>(null);
  const { attempts, fields, onSubmit } = form;
  useLayoutEffect(() => {
    if (attempts > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return (
    <FormProvider {...fields}>
      <IdContext value={id && `${id}-`}>
        {/* `dialog`: before its script is there, sending a form must not put what was typed into an address. */}
        <form {...rest} ref={place} method="dialog" noValidate onSubmit={onSubmit}>
          {children}
        </form>
      </IdContext>
    </FormProvider>
  );
}

/** What ties an element to a field of its form: id, name, handlers, and what is wrong with it. */
export function useFormField(name: string, onLeave?: () => void) {
  const id = useContext(IdContext) + name;
  const { register, clearErrors, trigger, getValues, formState } = useFormContext();
  const error = formState.errors[name]?.message;
  const bound = register(name, {
    onChange: () => {
      if (error !== undefined) clearErrors(name);
    },
    onBlur: () => {
      onLeave?.();
      // An empty field waits until the form is sent.
      if (String(getValues(name)).trim() !== '') afterPress(() => void trigger(name));
    },
  });
  return { ...bound, id, error: typeof error === 'string' ? error : undefined };
}

interface Named<Fields> {
  name: keyof Fields & string;
  /** Called as it is left. */
  onLeave?: (() => void) | undefined;
}

type Unbound<Props> = Omit<Props, 'id' | 'name' | 'error'>;

export const FormField = <Fields extends FieldValues>({
  name,
  onLeave,
  ...field
}: Named<Fields> & Unbound<FieldProps>) => <Field {...field} {...useFormField(name, onLeave)} />;

export const FormPassword = (field: Unbound<ComponentProps<typeof PasswordField>>) => (
  <PasswordField {...field} {...useFormField('password')} />
);

export const FormSelect = <Fields extends FieldValues>({
  name,
  onLeave,
  ...field
}: Named<Fields> & Unbound<ComponentProps<typeof SelectField>>) => (
  <SelectField {...field} {...useFormField(name, onLeave)} />
);
