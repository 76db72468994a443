/** Chosen values by variation, as {color: 'navy'}. */
export type Chosen = Readonly<Record<string, string>>

type Value = {value: string; path: string | null; selected: boolean; orderable: boolean}
type Variation<V extends Value> = {id: string; values: V[]}
type Variant = {path: string; orderable: boolean; values: Chosen}

/** A value of the parameter of an address that has been chosen on a master's page, as `color=navy`. */
export const choiceText = (id: string, value: string): string => `${id}=${value}`

const withChoice = (path: string, chosen: Chosen): string => {
    const choices = Object.entries(chosen).map(([id, value]) => ['choice', choiceText(id, value)])
    return `${path}?${new URLSearchParams(choices).toString()}`
}

/** The chosen values in an address; what the product does not have is left out. */
export const chosenIn = <V extends Value>(
    search: URLSearchParams,
    variations: readonly Variation<V>[]
): Chosen => {
    const named = search.getAll('choice')
    return Object.fromEntries(
        variations.flatMap(({id, values}) => {
            const found = values.find(({value}) => named.includes(choiceText(id, value)))
            return found ? [[id, found.value]] : []
        })
    )
}

const hasAll = ({values}: Variant, wanted: Chosen): boolean =>
    Object.entries(wanted).every(([id, value]) => values[id] === value)

/** What needs no choice, because there is only one value, and a product that has it. */
const onlyValues = <V extends Value>(
    variations: readonly Variation<V>[],
    variants: readonly Variant[]
): Chosen =>
    Object.fromEntries(
        variations.flatMap(({id, values: [only, ...others]}) =>
            only &&
            others.length === 0 &&
            variants.some((variant) => hasAll(variant, {[id]: only.value}))
                ? [[id, only.value]]
                : []
        )
    )

export type VariationsWith<D extends Variation<V>, V extends Value> = {
    variations: readonly D[]
    variants: readonly Variant[]
    chosen: Chosen
    /** The page on which some values may be chosen without the others; null if it is not known. */
    masterPath: string | null
}

/**
 * The variations with some values chosen, each value with the page that it leads to. Choosing a value never chooses
 * one of another variation: where that is open, or not made with this value, the page is the master's, which asks for it.
 * The only value of a variation is chosen by itself.
 */
export const variationsWith = <V extends Value, D extends {id: string; values: V[]}>(
    of: VariationsWith<D, V>
): D[] => {
    const {variations, variants, masterPath} = of
    const chosen = {...onlyValues(variations, variants), ...of.chosen}
    const offered = variations.filter(({values}) => values.length > 0)

    const targetOf = (wanted: Chosen): Pick<Value, 'path' | 'orderable'> | undefined => {
        const fitting = variants.filter((variant) => hasAll(variant, wanted))
        const [first] = fitting
        if (!first) return undefined
        if (offered.every(({id}) => wanted[id] !== undefined)) return first
        const orderable = fitting.some((variant) => variant.orderable)
        return {path: masterPath && withChoice(masterPath, wanted), orderable}
    }
    return variations.map((variation) => ({
        ...variation,
        values: variation.values.map((each) => {
            const choice = {[variation.id]: each.value}
            const target = targetOf({...chosen, ...choice}) ?? targetOf(choice)
            return {
                ...each,
                path: target?.path ?? null,
                selected: chosen[variation.id] === each.value,
                orderable: target?.orderable ?? each.orderable
            }
        })
    }))
}

/** The page of the variant that is meant when every variation has its value; undefined while one is open. */
export const chosenVariant = <V extends Value>(
    variations: readonly Variation<V>[],
    variants: readonly Variant[]
): string | undefined => {
    const values = variations.map((each) => each.values.find(({selected}) => selected))
    if (values.length === 0 || values.includes(undefined)) return undefined
    const wanted = Object.fromEntries(
        variations.map(({id}, index) => [id, values[index]?.value ?? ''])
    )
    return variants.find((variant) => hasAll(variant, wanted))?.path
}
