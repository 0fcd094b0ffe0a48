import { zodResolver } from "@hookform/resolvers/zod";
import { type CreatedToken, NewToken } from "@throughline/domain/account";
import { Button } from "@throughline/ui/button";
import { Form, FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { Select } from "@throughline/ui/select";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { useAllowed } from "../../api/session/user.ts";
import { useDraft } from "../../forms/use-draft.ts";

const lifetimes = [
	{ value: "7", label: "7 days" },
	{ value: "30", label: "30 days" },
	{ value: "90", label: "90 days" },
	{ value: "365", label: "One year" },
	{ value: "never", label: "Never" },
];

const read = { value: "read", label: "Read" };
const readAndWrite = { value: "write", label: "Read and write" };

type NewTokenFormProps = { onCreated: (token: CreatedToken) => void; onCancel: () => void };

/** Asks for what a new token needs. */
export function NewTokenForm({ onCreated, onCancel }: NewTokenFormProps) {
	const mayWrite = useAllowed("write");
	const create = trpc.account.tokens.create.useMutation();
	const form = useForm<z.input<typeof NewToken>, unknown, NewToken>({
		resolver: zodResolver(NewToken, { jitless: true }),
		defaultValues: { name: "", scope: "read", expiresInDays: 30 },
	});
	const draft = useDraft(form, "account/new-token");
	return (
		<Form
			form={form}
			aria-label="New access token"
			className="rounded-lg border border-line bg-inset p-4"
			onSubmit={async (values) => {
				try {
					const token = await create.mutateAsync(mayWrite ? values : { ...values, scope: "read" });
					draft.forget();
					await whenRefreshed();
					onCreated(token);
					return null;
				} catch (error) {
					const { sentence, issues } = toApiError(error);
					return { message: sentence, issues };
				}
			}}
		>
			<div className="grid gap-4 sm:grid-cols-[1fr_11rem_9rem]">
				<FormField name="name" label="Name" required>
					{(field) => <Input {...field} autoFocus autoComplete="off" placeholder="Nightly report" />}
				</FormField>
				<FormField name="scope" label="Access">
					{(field) => <Select {...field} options={mayWrite ? [read, readAndWrite] : [read]} />}
				</FormField>
				<FormField name="expiresInDays" label="Expires after">
					{({ value, onValueChange, ...field }) => (
						<Select
							{...field}
							value={value == null ? "never" : String(value)}
							onValueChange={(days) => onValueChange(days === "never" ? null : Number(days))}
							options={lifetimes}
						/>
					)}
				</FormField>
			</div>
			<div className="mt-4 flex justify-end gap-2">
				<Button
					onClick={() => {
						draft.forget();
						onCancel();
					}}
				>
					Cancel
				</Button>
				<Button type="submit" variant="primary" loading={create.isPending}>
					Create token
				</Button>
			</div>
		</Form>
	);
}
