import type {Line} from '@app/commerce/basket/basket'
import {Picture} from '@app/ui/picture/picture'

/** What an item of an order looks like; its name stands beside it. Nothing if the platform has no picture. */
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
