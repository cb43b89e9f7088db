/**
 * The storefront form: a schema validates it and defines the sent values; its children are fields.
 */
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
import { useTask } from '#ui/react/use-task.ts';
import { afterPress } from './after-press.ts';

type FormSchema<Fields, Sent> = ZodMiniType<Sent, Fields>;

interface Options<Fields extends FieldValues, Sent> {
  /** A schema that depends on the input is a function of the fields. */
  schema: FormSchema<Fields, Sent> | ((fields: Fields) => FormSchema<Fields, Sent>);
  /** Without initial values, text typed before hydration stays. */
  begin?: DefaultValues<Fields>;
  /** Called with the parsed values. A failure is shown. */
  send: (sent: Sent, fields: UseFormReturn<Fields, unknown, Sent>) => Promise<Result<unknown>>;
  /** Shown in addition to the error messages of the fields. */
  invalid?: string;
  /** The field for an error code. */
  fieldOf?: (code: string | undefined) => string | undefined;
}

export interface CustomerForm<Fields extends FieldValues, Sent = unknown> {
  fields: UseFormReturn<Fields, unknown, Sent>;
  isBusy: boolean;
  /** The message of the form as a whole. */
  message: string;
  /** Runs another action of the form, such as Google sign-in; one action runs at a time. */
  run: (work: () => Promise<Result<unknown>>) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Counts attempts: after each, the first invalid field gets the focus. */
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
  const { isBusy, run } = useTask();
  const fields = useForm<Fields, unknown, Sent>({
    ...(begin !== undefined && { defaultValues: begin }),
    mode: 'onSubmit',
    // `FormField` validates on blur, not while typing.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values, context, options) =>
      zodResolver(typeof schema === 'function' ? schema(values) : schema)(values, context, options),
  });
  const show = (result: Result<unknown>) => {
    if (result.success) return;
    const field = fieldOf(result.code);
    if (field === undefined || !(field in fields.getValues())) setMessage(result.error);
    // `field` is one of the form's fields.
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
        // The names of the form's text fields.
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

/** Prefix of field IDs, for pages with several forms. */
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
        {/* `dialog`: submitting before hydration must not put the input into the address. */}
        <form {...rest} ref={place} method="dialog" noValidate onSubmit={onSubmit}>
          {children}
        </form>
      </IdContext>
    </FormProvider>
  );
}

/** The properties that connect an element to a form field: id, name, handlers and error message. */
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
      // An empty field is validated on submit only.
      if (String(getValues(name)).trim() !== '') afterPress(() => void trigger(name));
    },
  });
  return { ...bound, id, error: typeof error === 'string' ? error : undefined };
}

interface Named<Fields> {
  name: keyof Fields & string;
  /** Called on blur. */
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
