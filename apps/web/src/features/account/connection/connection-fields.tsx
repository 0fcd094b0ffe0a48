import { FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";

/** What both forms of connections hold, as it is typed. */
type Entered = { apiKey: string; baseUrl: string };

type FieldProps = { optional: boolean; disabled?: boolean; hint: string };

/** A key that is entered once and never shown again. */
export function KeyField({ isStored, ...field }: FieldProps & { isStored: boolean }) {
	return (
		<FormField<Entered, "apiKey"> name="apiKey" label="Key" {...field}>
			{(control) => (
				<Input
					{...control}
					type="password"
					autoComplete="new-password"
					spellCheck={false}
					placeholder={isStored ? "Stored; a new one replaces it" : undefined}
				/>
			)}
		</FormField>
	);
}

/** Where the server calls. */
export function AddressField({ placeholder, ...field }: FieldProps & { placeholder: string }) {
	return (
		<FormField<Entered, "baseUrl"> name="baseUrl" label="Base address" {...field}>
			{(control) => (
				<Input {...control} type="url" autoComplete="off" spellCheck={false} placeholder={placeholder} />
			)}
		</FormField>
	);
}

/** How a key stands that may have been entered; `missing` where there is none. */
export function keyHint(state: string, isStored: boolean, missing: string): string {
	if (state === "enter-again")
		return "The stored key cannot be read any more: the server's secret is another one. Enter it again.";
	return isStored ? "Stored encrypted. It is never shown again." : missing;
}

/** Which addresses only the operator can let in. */
export const privateHint = "One on a private network must be named in PRIVATE_HOSTS first.";

export const gatewayHint = `Only for a gateway. Another address needs the key again. ${privateHint}`;
