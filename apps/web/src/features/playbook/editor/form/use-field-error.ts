import { productLanguages } from "@throughline/domain/value/language";
import { useState } from "react";
import { languageNames } from "../../reading/languages.ts";
import { usePlaybookForm } from "./form-context.ts";
import { isWithin } from "./open-entries.ts";

/**
 * What is wrong with a field's value. What is still empty is not told before somebody has left the field or tried to save.
 * @param isWhole whether the field holds all that stands below its place
 */
export function useFieldError(place: string, isEmpty: boolean, isWhole = true) {
	const { errors, isAttempted } = usePlaybookForm();
	const [isLeft, setLeft] = useState(false);
	const found = errors.find(({ path }) => (isWhole ? isWithin(path, place) : path === place));
	const isTold = found !== undefined && (!isEmpty || isLeft || isAttempted);
	return { error: isTold ? found.message : undefined, onBlur: () => setLeft(true) };
}

/** The same of a text, which may be wrong in another language than the one that is written. */
export function useTextError(place: string, language: string, isEmpty: boolean) {
	const { errors } = usePlaybookForm();
	const own = useFieldError(`${place}.${language}`, isEmpty);
	const whole = useFieldError(place, isEmpty, false);
	const others = productLanguages.filter((each) => each !== language);
	const elsewhere = others.flatMap((each) => {
		const found = errors.find(({ path }) => path === `${place}.${each}`);
		return found ? [`${languageNames[each]}: ${found.message}`] : [];
	});
	return {
		error: own.error ?? whole.error ?? elsewhere[0],
		onBlur: () => {
			own.onBlur();
			whole.onBlur();
		},
	};
}
