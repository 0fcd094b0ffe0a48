import { type FourEyes, type StoredExpense, whyNotOwn } from "@throughline/domain/funding";
import { trpc } from "../api/client.ts";
import { useUser } from "../api/session/user.ts";

/** What holds for the whole organisation; undefined until it is known. */
export function useOrganisation() {
	return trpc.organisation.get.useQuery().data;
}

/** The currency that the form of a new program begins with: null until it is known, "" where it cannot be. */
export function useStartingCurrency(): string | null {
	const { data, isError } = trpc.organisation.get.useQuery();
	return data?.defaultCurrency ?? (isError ? "" : null);
}

/** Until it is known, nobody is offered to approve what they filed. */
const strict: FourEyes = { fourEyes: true, approvers: 2 };

/** Says why the reader cannot approve an expense that they filed; null where they can. */
export function useWhyNotApprove(): (expense: Pick<StoredExpense, "filedById">) => string | null {
	const organisation = useOrganisation() ?? strict;
	const user = useUser();
	return (expense) => (user ? whyNotOwn(expense, user.id, organisation) : null);
}
