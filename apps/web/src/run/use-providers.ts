import type { ProviderStatus } from "@throughline/domain/run";
import { isOwnServer } from "@throughline/domain/run/vendors";
import type { SelectOption } from "@throughline/ui/select";
import { trpc } from "../api/client.ts";

/** Who can serve on this installation, and who is configured to; undefined while it is not known. */
export function useProviders() {
	return trpc.consultant.session.providers.useQuery().data;
}

/** A provider as a choice, its model beside it; one that is not set up says what would do it. */
export function providerOption({ id, label, model, available, variable }: ProviderStatus): SelectOption {
	const named = isOwnServer(id)
		? `${model ?? "Your own server"}. It costs nothing`
		: model === label
			? "Ready"
			: (model ?? "Ready");
	const ready = id === "offline" ? "Works from your own text, without any AI service" : named;
	const unavailable = variable
		? `Set ${variable} to use it, or enter it under Settings → AI providers`
		: "Not available";
	return { value: id, label, description: available ? ready : unavailable, disabled: !available };
}
