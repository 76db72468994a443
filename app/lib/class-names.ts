/** Class names joined, without those whose condition does not hold. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
    names.filter(Boolean).join(' ')
