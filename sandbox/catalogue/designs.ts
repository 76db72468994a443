/** Kinds of object a product picture can show; the picture service draws exactly these. */
export const designs = [
    'sofa-3-seat',
    'loveseat',
    'sectional',
    'recliner',
    'accent-chair',
    'ottoman',
    'coffee-table',
    'tv-stand',
    'dining-set',
    'bar-stool',
    'bed',
    'bunk-bed',
    'dresser',
    'nightstand',
    'bedroom-set',
    'mattress',
    'office-desk',
    'office-chair',
    'bookcase',
    'patio-set',
    'area-rug',
    'floor-lamp',
    'washer',
    'dryer',
    'laundry-pair',
    'refrigerator-french',
    'refrigerator-top',
    'refrigerator-mini',
    'freezer',
    'range',
    'dishwasher',
    'microwave',
    'air-conditioner',
    'vacuum',
    'coffee-maker',
    'air-fryer',
    'tv',
    'projector',
    'soundbar',
    'speaker',
    'headphones',
    'game-console',
    'handheld-console',
    'phone',
    'smartwatch',
    'camera',
    'drone',
    'laptop',
    'gaming-laptop',
    'desktop',
    'all-in-one',
    'monitor',
    'printer',
    'tablet',
    'router'
] as const

export type Design = (typeof designs)[number]

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

/** The four views of every object, and how many small variations of each there are (seed 0 to 9). */
export const views = ['front', 'angle', 'detail', 'room'] as const
export type View = (typeof views)[number]
export const pictureSeeds = 10
