/** Custom attributes of a category [ENTITY-017, ENTITY-018]. The tree is asked from root id 'root' with levels 3. */
export type CategoryCustomAttributes = {
    c_showInMenu?: boolean
    c_showInCLP?: boolean
    c_backgroundColor?: string
    /** Path below /c/, for example furniture/living-room/sofas. */
    c_path?: string
    c_restricted?: boolean
}
