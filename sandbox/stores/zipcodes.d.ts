declare module 'zipcodes' {
    export type Place = {
        zip: string
        latitude: number
        longitude: number
        city: string
        state: string
        country: string
    }
    export const codes: Record<string, Place>
    export function lookup(zip: string): Place | undefined
    export function lookupByName(city: string, state: string): Place[]
}
