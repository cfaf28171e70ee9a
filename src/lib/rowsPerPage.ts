/** Of a list, also on the wire (product, numbers). */
export const rowsPerPage = 10
