/** Every map's natural size in CSS pixels, and how far from its edges its places stay: half a marker and more. */
export const mapPicture = {width: 480, height: 360, margin: 40}
