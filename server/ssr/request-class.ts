import {parseStoreChoice, type StoreChoice} from '@app/domain/stores/store-choice'

/**
 * The request class for a store cookie: store and zip, which pages show. The source of the choice is left out, and a
 * malformed cookie has no class [D-02].
 */
export const requestClassOf = (cookie: string | undefined): string => {
    const choice = parseStoreChoice(cookie)
    return choice ? `${choice.storeId ?? ''}.${choice.zip}` : ''
}

/** What a class ends with if the page is loaded into a frame: its headers differ (docs/decisions/0043). */
export const inFrame = '~frame'

/** The store choice for a request class. */
export const choiceOfClass = (requestClass: unknown): StoreChoice | null =>
    typeof requestClass === 'string'
        ? parseStoreChoice(`${requestClass.replace(inFrame, '')}.chosen`)
        : null
