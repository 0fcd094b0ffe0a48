import type { StatementRole } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { useCallback, useEffect, useMemo, useState } from "react";

type Roles = ReadonlyMap<string, StatementRole>;

const none: Roles = new Map();

/** The case with the roles that were given and are not in it as it was read: shown at once, until it is read again. */
export function usePendingRoles({ data, isFetching }: { data: CaseView | undefined; isFetching: boolean }) {
	const [roles, setRoles] = useState(none);
	const [underWay, setUnderWay] = useState(0);
	const isRead = underWay === 0 && !isFetching;
	useEffect(() => {
		if (isRead) setRoles(none);
	}, [isRead]);
	const begin = useCallback((statementId: string, role: StatementRole) => {
		setRoles((before) => new Map(before).set(statementId, role));
		setUnderWay((count) => count + 1);
	}, []);
	/** When it was stored, or could not be, and the case was read again. */
	const end = useCallback(() => setUnderWay((count) => count - 1), []);
	const view = useMemo(() => data && withRoles(data, roles), [data, roles]);
	return { view, begin, end };
}

function withRoles(view: CaseView, roles: Roles): CaseView {
	if (roles.size === 0) return view;
	const roleCounts = { ...view.roleCounts };
	const statements = view.statements.map((statement) => {
		const role = roles.get(statement.id);
		if (role === undefined) return statement;
		roleCounts[statement.role]--;
		roleCounts[role]++;
		return { ...statement, role, confirmed: true, confidence: 1 };
	});
	return { ...view, statements, roleCounts };
}
