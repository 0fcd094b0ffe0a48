/** What is read from something when it is first asked for, and kept as long as that is. */
export function keptFor<Of extends object, Made>(read: (of: Of) => Made): (of: Of) => Made {
	const kept = new WeakMap<Of, Made>();
	return (of) => {
		const known = kept.get(of);
		if (known !== undefined) return known;
		const made = read(of);
		kept.set(of, made);
		return made;
	};
}
