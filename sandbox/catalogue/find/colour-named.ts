import {colours, type Colour, type ColourId} from '../designs'

const byId = new Map<ColourId, Colour>(colours.map((colour) => [colour.id, colour]))

export const colourNamed = (id: ColourId): Colour => byId.get(id) ?? colours[0]
