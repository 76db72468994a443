import {type ClipboardEvent, useRef} from 'react'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {phoneInField} from '@app/domain/person/deals'
import {asText, Field, type FieldProps, useFormField} from './field'

/** The longest text that the field shows: (###) ###-#### [DEALS-008]. */
const LONGEST = 14

const digitsBefore = (text: string, at: number): number =>
    text.slice(0, at).replace(/\D/g, '').length

/** The place in a text after so many digits. */
const placeAfter = (text: string, digits: number): number => {
    let seen = 0
    for (let at = 0; at < text.length; at += 1) {
        if (seen === digits) return at
        if (/\d/.test(text.charAt(at))) seen += 1
    }
    return text.length
}

/**
 * A mobile number for texts: keeps digits only, ten at most, and formats them when they are complete [DEALS-006]
 * [DEALS-007]. The caret stays behind the digit that it was behind.
 */
export const MobileField = ({name, label, hint, optional}: FieldProps) => {
    const field = useFormField({name, hint, read: asText})
    const inputRef = useRef<HTMLInputElement>(null)
    const caretRef = useRef<number | null>(null)

    useIsomorphicLayoutEffect(() => {
        const [input, digits] = [inputRef.current, caretRef.current]
        caretRef.current = null
        if (!input || digits === null) return
        const place = placeAfter(field.value, digits)
        input.setSelectionRange(place, place)
    }, [field.value])

    const write = (text: string, caret: number): void => {
        const shown = phoneInField(text)
        // At the end of what was typed it stays at the end, also behind what the format adds.
        caretRef.current = caret >= text.length ? null : digitsBefore(text, caret)
        field.change(shown)
    }
    // The browser would cut a pasted number with +1 before it could be read (C-10).
    const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
        event.preventDefault()
        const {value, selectionStart, selectionEnd} = event.currentTarget
        const pasted = event.clipboardData.getData('text')
        const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
        write(value.slice(0, start) + pasted + value.slice(end), value.length + pasted.length)
    }
    return (
        <Field field={field} label={label} hint={hint} optional={optional ?? false}>
            <input
                ref={inputRef}
                className="input input--sm"
                type="tel"
                inputMode="tel"
                autoComplete="tel-national"
                maxLength={LONGEST}
                value={field.value}
                onChange={({target}) => write(target.value, target.selectionStart ?? LONGEST)}
                onPaste={paste}
                onBlur={field.leave}
                {...field.target}
                {...field.described}
            />
        </Field>
    )
}
