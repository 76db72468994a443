import {parseStoreChoice, type StoreChoice} from '@app/domain/store-choice'

/**
 * The request class that a store cookie stands for: store and zip, the two that a page shows. Who gave them is left
 * out, and a malformed cookie gives none [D-02].
 */
export const requestClassOf = (cookie: string | undefined): string => {
    const choice = parseStoreChoice(cookie)
    return choice ? `${choice.storeId ?? ''}.${choice.zip}` : ''
}

/** The choice that a request class stands for. */
export const choiceOfClass = (requestClass: unknown): StoreChoice | null =>
    typeof requestClass === 'string' ? parseStoreChoice(`${requestClass}.chosen`) : null
