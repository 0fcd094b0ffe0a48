import { useState } from "react";

/**
 * What a draft rests on. While what it is about stays as it was when the draft began, the draft follows the case from version
 * to version; else saving it is refused once, and then `theirs` is true and it rests on what is shown.
 * @param about what the draft changes, as it is shown now
 */
export function useBasis(version: number, about: string) {
	const [basis, setBasis] = useState({ version, about });
	const [refused, setRefused] = useState(false);
	const isSame = about === basis.about;
	if (isSame && version > basis.version) setBasis({ version, about });
	return {
		version: isSame || refused ? version : basis.version,
		theirs: refused && !isSame,
		/** When it could not be saved. */
		refuse: () => setRefused(true),
	};
}
