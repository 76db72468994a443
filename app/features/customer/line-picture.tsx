import type {Line} from '@app/commerce/basket/basket'
import {Picture} from '@app/ui/picture/picture'

/** The picture of an item in an order; its name is shown next to it. Nothing if the platform has no picture. */
export const LinePicture = ({image}: Pick<Line, 'image'>) =>
    image ? (
        <Picture
            className="customer-picture"
            link={image.link}
            alt=""
            width={480}
            height={480}
            sizes="5rem"
            largest={80}
        />
    ) : null
