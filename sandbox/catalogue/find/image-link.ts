import type {ColourId, Design, View} from '../designs'

const imageBase = () => process.env.SANDBOX_IMAGE_BASE ?? 'http://localhost:4000'

const folder = '/dw/image/v2/HMWD_001/on/demandware.static/-/Sites-homeward/default/images'

type Shot = {design: Design; colour: ColourId; view: View; seed: number}

/** The address of a picture; the picture service draws it when it is asked for. */
export const imageLink = ({design, colour, view, seed}: Shot) =>
    `${imageBase()}${folder}/${design}/${colour}/${view}-${seed}.webp`
