/** A known weakness that stays for now. */
export interface AuditException {
  /** Its address: https://github.com/advisories/GHSA-… */
  readonly url: string
  readonly reason: string
  /** The last day (YYYY-MM-DD) on which the reason is taken without being read again. */
  readonly until: string
}

export const auditExceptions: readonly AuditException[] = []
