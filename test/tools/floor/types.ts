import ts from 'typescript'
import { constructorEntry, globalEntry, memberEntry, type Entry } from './names.ts'

/** How a part of the check tells what it saw at a node. */
export type Tell = (node: ts.Node, entry: Entry | 'unknown' | null) => void

/** Interfaces of the compiler's library that the data know under another name. */
const dataNames: Readonly<Record<string, string>> = {
  ReadonlyArray: 'Array',
  ConcatArray: 'Array',
  RegExpMatchArray: 'Array',
  RegExpExecArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  PromiseLike: 'Promise',
  CallableFunction: 'Function',
  NewableFunction: 'Function',
  IteratorObject: 'Iterator',
  ArrayIterator: 'Iterator',
  MapIterator: 'Iterator',
  SetIterator: 'Iterator',
  StringIterator: 'Iterator',
  Console: 'console',
}

/** What the compiler knows of the platform's names in a program. */
export class PlatformTypes {
  readonly #program: ts.Program
  readonly #checker: ts.TypeChecker

  constructor(program: ts.Program) {
    this.#program = program
    this.#checker = program.getTypeChecker()
  }

  /** Whether a name is the platform's: one of its declarations lies in the compiler's own library. */
  isPlatform(symbol: ts.Symbol | undefined): symbol is ts.Symbol {
    return symbol?.declarations?.some((each) => this.#isLibrary(each)) ?? false
  }

  #isLibrary = (node: ts.Node) => this.#program.isSourceFileDefaultLibrary(node.getSourceFile())

  symbolAt(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol
  }

  typeAt = (node: ts.Node) => this.#checker.getTypeAtLocation(node)

  contextOf = (node: ts.Expression) => this.#checker.getContextualType(node)

  /** A global that an identifier means; null for names of our own. */
  global(node: ts.Identifier): Entry | 'unknown' | null {
    const symbol = this.symbolAt(node)
    if (!this.isPlatform(symbol) || symbol.flags & ts.SymbolFlags.Property) return null
    return globalEntry(symbol.name) ?? 'unknown'
  }

  /** What `new` asks beyond the class itself. */
  construction(node: ts.NewExpression): Entry | null {
    const name = this.#qualifiedName(this.symbolAt(node.expression))
    return name === null ? null : constructorEntry(name)
  }

  /** A member of a type by its name; null where the type or the member is not the platform's. */
  member(type: ts.Type, name: string): Entry | 'unknown' | null {
    const parts = type.isUnion() ? type.types : [type]
    const found = parts.map((part) => this.#memberOf(part, name)).filter((each) => each !== null)
    const entries = found.filter((each) => each !== 'unknown')
    // Of several types one that the whole floor has is enough: the others are told where they are made.
    return entries.find(({ lacks }) => lacks.length === 0) ?? entries[0] ?? found[0] ?? null
  }

  #memberOf(type: ts.Type, name: string): Entry | 'unknown' | null {
    const apparent = this.#checker.getApparentType(type)
    const member = apparent.getProperty(name)
    if (!member) return null
    const owners = this.#owners(apparent)
    const declared = (member.declarations ?? []).filter(this.#isLibrary)
    const isMerged = owners.some(({ isOurs }) => isOurs)
    if (declared.length === 0 && !isMerged) return null
    for (const declaration of declared) {
      const entry = this.#declared(declaration, name)
      if (entry) return entry
    }
    for (const { owner } of owners) {
      const entry = memberEntry(owner, name, false)
      if (entry) return entry
    }
    return declared.length > 0 ? 'unknown' : null
  }

  /** A static member, or a member of a namespace, by where it is declared. */
  #declared(declaration: ts.Declaration, name: string): Entry | null {
    const parent = declaration.parent
    if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
      return memberEntry(parent.parent.name.getText(), name, true)
    }
    if (ts.isModuleBlock(parent)) return memberEntry(parent.parent.name.getText(), name, true)
    if (ts.isVariableDeclarationList(parent)) return this.#declaredInNamespace(parent, name)
    if (!ts.isInterfaceDeclaration(parent)) return null
    const constructed = /^(.+)Constructor$/.exec(parent.name.text)?.[1]
    if (constructed !== undefined) return memberEntry(this.#inNamespace(parent, constructed), name, true)
    return memberEntry(this.#inNamespace(parent, dataNames[parent.name.text] ?? parent.name.text), name, false)
  }

  #declaredInNamespace(list: ts.VariableDeclarationList, name: string): Entry | null {
    const block = list.parent.parent
    return ts.isModuleBlock(block) ? memberEntry(block.parent.name.getText(), name, true) : null
  }

  #inNamespace(node: ts.Node, name: string): string {
    const block = node.parent
    return ts.isModuleBlock(block) ? `${block.parent.name.getText()}.${name}` : name
  }

  /** The interfaces that a type is made of, its own first. `isOurs` tells that the app adds members to one. */
  #owners(type: ts.Type): { owner: string; isOurs: boolean }[] {
    const parts = type.isIntersection() ? type.types : [type]
    return parts.flatMap((part) => {
      const symbol = part.getSymbol()
      const declared = symbol && this.#checker.getDeclaredTypeOfSymbol(symbol)
      const bases = declared?.isClassOrInterface() ? this.#checker.getBaseTypes(declared) : []
      if (!symbol) return []
      const name = this.#qualifiedName(symbol) ?? symbol.name
      const isOurs = this.isPlatform(symbol) && !symbol.declarations?.every(this.#isLibrary)
      const own = this.isPlatform(symbol) ? [{ owner: dataNames[name] ?? name, isOurs }] : []
      return [...own, ...bases.flatMap((base) => this.#owners(base))]
    })
  }

  /** The names of the interfaces that a type is made of, as the data call them. */
  ownerNames = (type: ts.Type): string[] => this.#owners(this.#checker.getApparentType(type)).map(({ owner }) => owner)

  #qualifiedName(symbol: ts.Symbol | undefined): string | null {
    const declaration = symbol?.declarations?.find(this.#isLibrary)
    return symbol && declaration ? this.#inNamespace(this.#statementOf(declaration), symbol.name) : null
  }

  /** A variable's declaration lies two nodes below the block that it stands in. */
  #statementOf = (node: ts.Declaration): ts.Node => (ts.isVariableDeclaration(node) ? node.parent.parent : node)
}
