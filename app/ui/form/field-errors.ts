import {fieldElements} from './submission'

/** An error within the errors of a form: the path of its value, and its text. */
type FoundError = {path: string; text: string}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** All errors in one of react-hook-form, which is of a value, or a tree of errors of the value's parts. */
const foundErrors = (error: unknown, path: string): FoundError[] => {
    if (!isObject(error)) return []
    const message: unknown = Reflect.get(error, 'message')
    const type: unknown = Reflect.get(error, 'type')
    if (typeof message === 'string') return [{path, text: message}]
    // It has a reference to its element, which is no part of the value.
    if (typeof type === 'string') return []
    return Object.entries(error).flatMap(([part, value]) =>
        foundErrors(value, path === '' ? part : `${path}.${part}`)
    )
}

/** The text of a field's error, or of the first one in its parts. */
export const errorText = (error: unknown): string | undefined => foundErrors(error, '')[0]?.text

/** The parts of a field's value that have errors of their own. */
export const wrongParts = (error: unknown): string[] =>
    foundErrors(error, '').flatMap(({path}) => (path === '' ? [] : [path]))

/** The texts of errors that have no field in the form's element: of a whole list, or of a field that is not shown. */
export const unshownTexts = (errors: unknown, element: HTMLFormElement): string[] => {
    const names = [...fieldElements(element).keys()]
    const isShown = (path: string) =>
        element.elements.namedItem(path) !== null ||
        names.some((name) => path === name || path.startsWith(`${name}.`))
    const texts = foundErrors(errors, '').flatMap(({path, text}) => (isShown(path) ? [] : [text]))
    return [...new Set(texts)]
}
