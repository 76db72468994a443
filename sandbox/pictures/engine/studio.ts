/** The background of a photo studio, 800 units square, a little brighter behind the object. */
export const studioBackdrop = (): string =>
    '<linearGradient id="sweep" x1="0" y1="0" x2="0" y2="1">' +
    '<stop offset="0" stop-color="#e6e3de"/><stop offset=".55" stop-color="#efedea"/>' +
    '<stop offset=".72" stop-color="#ebe8e4"/><stop offset="1" stop-color="#dedad3"/></linearGradient>' +
    '<radialGradient id="halo" cx=".42" cy=".42" r=".6"><stop offset="0" stop-color="#fff" stop-opacity=".62"/>' +
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
    '<rect width="800" height="800" fill="url(#sweep)"/><rect width="800" height="800" fill="url(#halo)"/>'
