import type { Resource } from "@throughline/domain/resource";
import { DescriptionList } from "@throughline/ui/description-list";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { TextInPlace } from "../../../workspace/in-place/text-in-place.tsx";
import { ObjectHistory } from "../../../workspace/object/object-history.tsx";

const labels = {
	name: "Name",
	role: "Role",
	department: "Department",
	email: "E-mail",
	personId: "Linked account",
};

function MailLink({ address }: { address: string }) {
	return (
		<a href={`mailto:${address}`} className="text-accent-text hover:underline">
			{address}
		</a>
	);
}

/** Who a member is, and what was changed about them. */
export function MemberDetails({ member }: { member: Resource }) {
	const mayWrite = useAllowed("write");
	// Only who edits the team may see who signs in.
	const accounts = trpc.resource.accounts.useQuery(undefined, { enabled: mayWrite }).data;
	const accountOf = (id: string) => accounts?.find((account) => account.id === id)?.name ?? "An account";
	return (
		<div className="space-y-6">
			<DescriptionList
				editable
				items={[
					{
						term: "Role",
						value: <TextInPlace field="role" label="Role" value={member.role} maxLength={200} />,
					},
					{
						term: "Department",
						value: (
							<TextInPlace field="department" label="Department" value={member.department} maxLength={200} />
						),
					},
					{
						term: "E-mail",
						value: mayWrite ? (
							<TextInPlace field="email" label="E-mail" value={member.email} maxLength={320} />
						) : (
							member.email && <MailLink address={member.email} />
						),
					},
					{ term: "Linked account", value: member.personId && accountOf(member.personId) },
				]}
			/>
			<section aria-label="History">
				<h3 className="mb-3 text-table font-semibold">History</h3>
				<ObjectHistory
					type="team member"
					id={member.id}
					labels={labels}
					show={(field, value) => (field === "personId" ? accountOf(value) : value)}
				/>
			</section>
		</div>
	);
}
