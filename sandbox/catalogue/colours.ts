/** The palette of the catalogue: id as in picture addresses, its paint, and its name in both languages. */
export const colours = [
    {id: 'black', hex: '#23252a', name: {en: 'Black', es: 'Negro'}},
    {id: 'white', hex: '#f3f2ee', name: {en: 'White', es: 'Blanco'}},
    {id: 'slate', hex: '#5b6672', name: {en: 'Slate', es: 'Pizarra'}},
    {id: 'gray', hex: '#9a9c9f', name: {en: 'Gray', es: 'Gris'}},
    {id: 'stainless', hex: '#c3c8cc', name: {en: 'Stainless Steel', es: 'Acero inoxidable'}},
    {id: 'silver', hex: '#d5d8dc', name: {en: 'Silver', es: 'Plateado'}},
    {id: 'navy', hex: '#2b3f5f', name: {en: 'Navy', es: 'Azul marino'}},
    {id: 'blue', hex: '#4a7bab', name: {en: 'Blue', es: 'Azul'}},
    {id: 'sage', hex: '#8b9d83', name: {en: 'Sage', es: 'Salvia'}},
    {id: 'beige', hex: '#d9c9ae', name: {en: 'Beige', es: 'Beige'}},
    {id: 'cognac', hex: '#9a5b34', name: {en: 'Cognac', es: 'Coñac'}},
    {id: 'espresso', hex: '#4b362b', name: {en: 'Espresso', es: 'Café expreso'}},
    {id: 'oak', hex: '#c39a6b', name: {en: 'Natural Oak', es: 'Roble natural'}},
    {id: 'red', hex: '#a83a38', name: {en: 'Red', es: 'Rojo'}}
] as const

export type Colour = (typeof colours)[number]
export type ColourId = Colour['id']

/** How many small variations there are of each picture (seed 0 to 9). */
export const pictureSeeds = 10
